import { Component, type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { setValueWithoutEvent } from './setValueWithoutEvent';

interface KeptInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}

/**
 * A controlled `<input>` that keeps a value which a password manager has set without an event: React would overwrite it whenever it renders. Only a
 * class can read the element before that.
 */
export class KeptInput extends Component<KeptInputProps> {
  private input: HTMLInputElement | null = null;
  /** The value after the last change that React has reported. The caller may have refused it: it is not reported again. */
  private reported: string | undefined;

  override getSnapshotBeforeUpdate({ value: before }: KeptInputProps): string | null {
    const held = this.input?.value;
    if (held === undefined || held === before || held === this.reported || this.props.value !== before) return null;
    return held;
  }

  override componentDidUpdate(_props: KeptInputProps, _state: unknown, held: string | null): void {
    const { input } = this;
    if (held === null || !input) return;
    setValueWithoutEvent(input, held);
    // Reporting waits for the end of the commit: a handler may build on what the one of the field before has set.
    queueMicrotask(() => {
      if (input.value !== held) return;
      const { activeElement: focused } = input.ownerDocument;
      flushSync(() => {
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      // A box of a code passes the focus on, although the player is typing elsewhere.
      if (focused instanceof HTMLElement && focused !== input.ownerDocument.activeElement) focused.focus();
    });
  }

  private readonly attach = (input: HTMLInputElement | null): void => {
    this.input = input;
    const { inputRef } = this.props;
    if (typeof inputRef === 'function') inputRef(input);
    else if (inputRef) inputRef.current = input;
  };

  private readonly report = (event: ChangeEvent<HTMLInputElement>): void => {
    const { target } = event;
    this.props.onChange(event);
    // The handler may have written what it made of the value.
    this.reported = target.value;
  };

  override render(): ReactNode {
    const { inputRef: _inputRef, ...input } = this.props;
    return <input {...input} ref={this.attach} onChange={this.report} />;
  }
}
