import { Component, type ChangeEvent, type ComponentPropsWithoutRef, type ReactNode, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { setValueWithoutEvent } from './setValueWithoutEvent';

interface KeptInputProps extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}

/**
 * Renders a controlled `<input>` that preserves a value set by a password manager without an event, which React would
 * overwrite on every render. It is a class because only a class can read the element before that.
 */
export class KeptInput extends Component<KeptInputProps> {
  private input: HTMLInputElement | null = null;
  /** Value after the last change that React reported. The caller may have rejected it, so it is not reported again. */
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
    // Report after the commit, because a handler may build on the state set by the handler of the previous field.
    queueMicrotask(() => {
      if (input.value !== held) return;
      const { activeElement: focused } = input.ownerDocument;
      flushSync(() => {
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
      // A box of a code field moves the focus on although the player is typing elsewhere, so move it back.
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
    // The handler may have changed the value.
    this.reported = target.value;
  };

  override render(): ReactNode {
    const { inputRef: _inputRef, ...input } = this.props;
    return <input {...input} ref={this.attach} onChange={this.report} />;
  }
}
