import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { acknowledgeKey } from './acknowledgeKey';

/**
 * dnd-kit's keyboard sensor, which shows first that the grip took the key (as useAcknowledgedKeyboardSensor does) and
 * lifts the card or row after the next frame. Keys pressed before dnd-kit listens are kept and handed to it in order.
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
    // Runs after dnd-kit's own timeout of the same length, which adds its listener.
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
