import { render } from '@testing-library/react';
import { accessibilityFaults } from './accessibility';

describe('accessibilityFaults', () => {
  it('names each broken rule with every element that breaks it', async () => {
    const { container } = render(
      <main>
        <h1>title</h1>
        <button type="button" />
        <input name="first" />
        <input name="second" />
      </main>,
    );

    expect(await accessibilityFaults(container)).toEqual([
      'button-name: Buttons must have discernible text (<button type="button"></button>)',
      'label: Form elements must have labels (<input name="first"> <input name="second">)',
    ]);
  });

  it('finds nothing wrong with a clean page', async () => {
    render(
      <main>
        <h1>title</h1>
        <button type="button">press</button>
      </main>,
    );

    expect(await accessibilityFaults()).toEqual([]);
  });
});
