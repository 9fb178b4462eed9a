import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useRovingFocus } from './useRovingFocus';

const user = userEvent.setup();
const focused = () => document.activeElement?.textContent;

interface GridProps {
  readonly start?: string;
  readonly children: ReactNode;
}

function Grid({ start, children }: GridProps) {
  const { ref, focus } = useRovingFocus<HTMLDivElement>({ start });
  return (
    <>
      <button type="button">before</button>
      <div ref={ref} data-testid="grid">
        {children}
      </div>
      <button type="button" onClick={focus}>
        after
      </button>
    </>
  );
}

const Control = ({ name }: { readonly name: string }) => <button type="button">{name}</button>;

/** Renders a row like that of a match: a star, a column of two, a column of three, a link. */
function Row({ name, isOpen = true }: { readonly name: string; readonly isOpen?: boolean }) {
  return (
    <div data-roving-row>
      <div>
        Team <Control name={`${name} star`} />
      </div>
      <div>{isOpen && [1, 2].map((slot) => <Control key={slot} name={`${name} A${slot}`} />)}</div>
      <div>{isOpen && [1, 2, 3].map((slot) => <Control key={slot} name={`${name} B${slot}`} />)}</div>
      <a href="/more">{name} more</a>
    </div>
  );
}

async function press(keys: string) {
  await user.keyboard(keys.replaceAll(/\w+/g, (key) => `{${key}}`));
  return focused();
}

const focusOn = (name: string) => {
  screen.getByText(name).focus();
};

it('is one stop of the Tab key in both directions, and remembers the focused control', async () => {
  render(
    <Grid>
      <Row name="x" />
      <Row name="y" />
    </Grid>,
  );
  await user.tab();
  await user.tab();
  expect(focused()).toBe('x star');
  await press('ArrowRight');
  await user.tab();
  expect(focused()).toBe('after');
  await user.tab({ shift: true });
  expect(focused()).toBe('x A1');
  await user.tab({ shift: true });
  expect(focused()).toBe('before');
});

it('starts at the requested control', async () => {
  render(
    <Grid start="a">
      <Row name="x" />
    </Grid>,
  );
  await user.tab();
  await user.tab();

  expect(focused()).toBe('x more');
});

it.each([
  ['x A1', 'ArrowRight', 'x B1'],
  ['x A2', 'ArrowRight', 'x B2'],
  ['x B3', 'ArrowLeft', 'x A2'],
  ['x B2', 'ArrowRight', 'x more'],
  ['x star', 'ArrowLeft', 'x star'],
  ['x more', 'ArrowRight', 'x more'],
  ['x A1', 'ArrowDown', 'x A2'],
  ['x A2', 'ArrowDown', 'y A1'],
  ['y A1', 'ArrowUp', 'x A2'],
  ['y B1', 'ArrowUp', 'x B3'],
  ['x A1', 'ArrowUp', 'x A1'],
  ['y B3', 'ArrowDown', 'y B3'],
  ['x B2', 'Home', 'x star'],
  ['x B2', 'End', 'x more'],
  ['y B2', 'Control>Home', 'x star'],
  ['x A1', 'Control>End', 'y more'],
  ['x A1', 'Shift>ArrowRight', 'x A1'],
  ['x A1', 'Alt>ArrowRight', 'x A1'],
])('moves from %s by %s to %s', async (from, key, to) => {
  render(
    <Grid>
      <Row name="x" />
      <Row name="y" />
    </Grid>,
  );
  focusOn(from);
  const [modifier, main] = key.split('>');
  await user.keyboard(main === undefined ? `{${key}}` : `{${modifier}>}{${main}}{/${modifier}}`);

  expect(focused()).toBe(to);
});

it('stays in the column across rows that lack it', async () => {
  render(
    <Grid>
      <Row name="x" />
      <Row name="closed" isOpen={false} />
      <div data-roving-row>
        <Control name="league" />
      </div>
      <Row name="y" />
    </Grid>,
  );
  focusOn('x B3');

  expect(await press('ArrowDown')).toBe('closed more');
  expect(await press('ArrowDown')).toBe('league');
  expect(await press('ArrowDown')).toBe('y B1');
});

it('visits the controls of a line one by one, and the ends of a list of single controls by Home and End', async () => {
  render(
    <Grid>
      <ul data-roving-row data-roving-line>
        <li>
          <Control name="one" />
          <Control name="two" />
        </li>
      </ul>
      <div data-roving-row>
        <Control name="three" />
      </div>
    </Grid>,
  );
  focusOn('one');

  expect(await press('ArrowRight')).toBe('two');
  expect(await press('ArrowDown')).toBe('three');
  expect(await press('Home')).toBe('one');
});

describe('a control that is removed with the focus', () => {
  function Changing({ rows = ['x', 'y', 'z'], closed = '' }: { readonly rows?: readonly string[]; readonly closed?: string }) {
    return (
      <Grid>
        {rows.map((name) => (
          <Row key={name} name={name} isOpen={name !== closed} />
        ))}
      </Grid>
    );
  }

  it('passes the focus to the nearest one of its row', async () => {
    const { rerender } = render(<Changing />);
    focusOn('y B2');
    rerender(<Changing closed="y" />);

    await waitFor(() => {
      expect(focused()).toBe('y more');
    });
  });

  it('passes the focus to the row that took its place, in the same column', async () => {
    const { rerender } = render(<Changing />);
    focusOn('y B2');
    rerender(<Changing rows={['x', 'z']} />);

    await waitFor(() => {
      expect(focused()).toBe('z B1');
    });
  });

  it('passes the focus to the nearest row with a control as it starts at: a price, not the head between', async () => {
    const { rerender } = render(
      <Grid start="button">
        <Row key="x" name="x" />
        <div data-roving-row>
          <a href="/league">league</a>
        </div>
        <Row key="y" name="y" />
      </Grid>,
    );
    focusOn('x B2');
    rerender(
      <Grid start="button">
        <div data-roving-row>
          <a href="/league">league</a>
        </div>
        <Row key="y" name="y" />
      </Grid>,
    );

    await waitFor(() => {
      expect(focused()).toBe('y B1');
    });
  });

  it('passes the focus to the list itself if nothing is left', async () => {
    const { rerender } = render(<Changing />);
    focusOn('y B2');
    rerender(<Changing rows={[]} />);

    await waitFor(() => {
      expect(screen.getByTestId('grid')).toHaveFocus();
    });
  });

  it('takes no focus from elsewhere, and does not change another stop', async () => {
    const { rerender } = render(<Changing />);
    focusOn('x A1');
    focusOn('before');
    rerender(<Changing rows={['y', 'z']} />);
    await waitFor(() => {
      expect(screen.getByText('y star')).toHaveAttribute('tabindex', '0');
    });

    expect(focused()).toBe('before');
    expect(document.querySelectorAll('[data-testid="grid"] [tabindex="0"]')).toHaveLength(1);
  });

  it('does not move the focus after the player has pressed on the empty page', async () => {
    const { rerender } = render(<Changing />);
    focusOn('x A1');
    screen.getByText('x A1').blur();
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    rerender(<Changing rows={['y', 'z']} />);
    await waitFor(() => {
      expect(screen.queryByText('x A1')).not.toBeInTheDocument();
    });

    expect(document.body).toHaveFocus();
  });
});

it('moves into a part that is not rendered yet once it is', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  function Long({ isNear }: { readonly isNear: boolean }) {
    return (
      <Grid>
        <Row name="x" />
        <div data-roving-row={!isNear || undefined}>{isNear && <Row name="y" />}</div>
      </Grid>
    );
  }
  const { rerender } = render(<Long isNear={false} />);
  focusOn('x B3');
  expect(await press('ArrowDown')).toBe('x B3');
  expect(scrolled).toHaveBeenCalledTimes(1);
  rerender(<Long isNear />);

  await waitFor(() => {
    expect(focused()).toBe('y B1');
  });
});

it('focuses its stop on request', async () => {
  render(
    <Grid>
      <Row name="x" />
    </Grid>,
  );
  focusOn('x B2');
  await user.click(screen.getByText('after'));

  expect(focused()).toBe('x B2');
});

it('does not re-render when the focus moves', async () => {
  const rendered = jest.fn();
  function Counted() {
    rendered();
    return <Row name="x" />;
  }
  render(
    <Grid>
      <Counted />
    </Grid>,
  );
  focusOn('x A1');
  await press('ArrowRight');

  expect(focused()).toBe('x B1');
  expect(rendered).toHaveBeenCalledTimes(1);
});
