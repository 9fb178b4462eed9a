import { watchTyping, type TypedInput } from './typedInput';

let watch: TypedInput;
const mountPoint = document.createElement('div');
const elsewhere = document.createElement('div');

beforeEach(() => {
  const page = document.createElement('div');
  mountPoint.replaceChildren();
  elsewhere.replaceChildren();
  page.append(mountPoint, elsewhere);
  document.body.replaceChildren(page);
  // Events of a test are never trusted, so accept them all.
  watch = watchTyping(mountPoint, () => true);
});
afterEach(() => {
  watch.end();
});

function aField<Name extends 'input' | 'textarea' | 'select'>(
  name: Name,
  within: HTMLElement = mountPoint,
  attributes: Record<string, string> = {},
) {
  const field = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) field.setAttribute(key, value);
  within.append(field);
  return field;
}

/** Focuses a field and sets its value. */
function type(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function aSelect(): HTMLSelectElement {
  const select = aField('select');
  for (const value of ['ICBC', 'CCB']) select.append(new Option(value, value));
  return select;
}

function tick(attributes: Record<string, string>): HTMLInputElement {
  const box = aField('input', mountPoint, attributes);
  box.click();
  return box;
}

function write(): HTMLElement {
  const editor = document.createElement('div');
  editor.setAttribute('contenteditable', 'true');
  mountPoint.append(editor);
  editor.textContent = '您好';
  editor.dispatchEvent(new Event('input', { bubbles: true }));
  return editor;
}

it.each<[string, () => unknown]>([
  ['a text', () => type(aField('input'), '500')],
  ['a password', () => type(aField('input', mountPoint, { type: 'password' }), 'a1b2c3')],
  ['a longer text', () => type(aField('textarea'), '您好')],
  ['a choice', () => type(aSelect(), 'CCB')],
  ['a box that is ticked', () => tick({ type: 'checkbox' })],
  ['one of several', () => tick({ type: 'radio', name: 'bank' })],
  ['an editor', write],
])('holds %s', (_case, act) => {
  expect(watch.hasInput()).toBe(false);
  act();
  expect(watch.hasInput()).toBe(true);
});

describe('holds nothing', () => {
  it('once the field is as it was found, or empty', () => {
    const amount = aField('input');
    amount.value = '100';
    type(amount, '500');
    type(amount, '100');
    expect(watch.hasInput()).toBe(false);

    type(amount, '');
    expect(watch.hasInput()).toBe(false);
  });

  it('once the field is removed, as after submitting', () => {
    const amount = aField('input');
    type(amount, '500');

    amount.remove();

    expect(watch.hasInput()).toBe(false);
  });

  it('of what the view fills in by itself', () => {
    aField('input').value = '500';
    expect(watch.hasInput()).toBe(false);
  });

  it('of a search', () => {
    type(aField('input', mountPoint, { type: 'search' }), '海岸');
    expect(watch.hasInput()).toBe(false);
  });

  it('of other mount points', () => {
    type(aField('input', elsewhere), '500');
    expect(watch.hasInput()).toBe(false);
  });

  it('of what a script does', () => {
    watch.end();
    watch = watchTyping(mountPoint);
    type(aField('input'), '500');
    expect(watch.hasInput()).toBe(false);
  });
});

describe('a dialog, which is rendered beside the page', () => {
  const aDialog = () => {
    const dialog = document.createElement('div');
    document.body.append(dialog);
    return dialog;
  };
  const use = (element: HTMLElement) => element.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  it('belongs to the mount point that was used last', () => {
    use(mountPoint);
    type(aField('input', aDialog()), '123456');
    expect(watch.hasInput()).toBe(true);
  });

  it('does not where it was opened from elsewhere', () => {
    use(mountPoint);
    use(elsewhere);
    type(aField('input', aDialog()), '123456');
    expect(watch.hasInput()).toBe(false);
  });
});
