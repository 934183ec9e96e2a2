import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

/**
 * dnd-kit's keyboard sensor, which takes every press that follows the one that lifts. The library's own listens from a later task
 * on, so that the press itself does not drop what it lifted, and input overtakes tasks: an arrow right after it was lost. What is
 * pressed before it listens is kept, and handed to it in order.
 */
export class PromptKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    const { event, activeNode } = props;
    const page = activeNode.node.current?.ownerDocument ?? document;
    const early: KeyboardEvent[] = [];
    const keep = (press: KeyboardEvent): void => {
      if (press === event) return;
      press.preventDefault();
      press.stopImmediatePropagation();
      early.push(press);
    };
    page.addEventListener('keydown', keep, true);
    // After the library's, which is as long.
    setTimeout(() => {
      page.removeEventListener('keydown', keep, true);
      for (const press of early)
        page.dispatchEvent(new KeyboardEvent('keydown', { ...keysOf(press), cancelable: true }));
    });
  }
}

const keysOf = ({ key, code, shiftKey, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): KeyboardEventInit => ({
  key,
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
  repeat,
});
