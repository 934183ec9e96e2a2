import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { acknowledgeKey } from '@client/shared/dnd/acknowledgeKey';

/**
 * dnd-kit's keyboard sensor, which answers first, as usePromptKeyboard does: the grip shows at once that the key was taken, and the
 * lifting comes behind that frame. And it takes every press that follows: the library's own listens from a later task on, so
 * that the press itself does not drop what it lifted, and input overtakes tasks: an arrow right after it was lost. What is
 * pressed before it listens is kept, and handed to it in order.
 */
export class AcknowledgedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const { event, activeNode, onStart } = props;
    const answered = acknowledgeKey(activeNode.activatorNode.current);
    super({ ...props, onStart: (...given) => void answered.then(() => onStart(...given)) });
    const page = activeNode.node.current?.ownerDocument ?? document;
    const early: KeyboardEvent[] = [];
    const keep = (press: KeyboardEvent): void => {
      if (press === event) return;
      press.preventDefault();
      press.stopImmediatePropagation();
      early.push(press);
    };
    page.addEventListener('keydown', keep, true);
    const handOn = (): void => {
      page.removeEventListener('keydown', keep, true);
      for (const press of early)
        page.dispatchEvent(new KeyboardEvent('keydown', { ...keysOf(press), cancelable: true }));
    };
    // After the library's, which is as long.
    void answered.then(() => setTimeout(handOn));
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
