import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';
import { acknowledgeKey } from './acknowledgeKey';

/**
 * dnd-kit's keyboard sensor, which shows first that the grip took the key (as useAcknowledgedKeyboardSensor does) and
 * lifts the card or row after the next frame. Keys pressed before dnd-kit listens are kept and handed to it in order.
 */
export class AcknowledgedKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    const { event, activeNode, context, onStart } = props;
    const answered = acknowledgeKey(activeNode.activatorNode.current);
    super({ ...props, onStart: (...given) => void answered.then(() => onStart(...given)) });
    const page = activeNode.node.current?.ownerDocument ?? document;
    const early: KeyboardEvent[] = [];
    let handedOn: KeyboardEvent | null = null;
    const keep = (press: KeyboardEvent): void => {
      if (press === event || press === handedOn) return;
      press.preventDefault();
      press.stopImmediatePropagation();
      early.push(press);
    };
    page.addEventListener('keydown', keep, true);
    // dnd-kit renders the lift in a later task, and ignores arrow keys until it knows where the cards are.
    const isMeasured = (): boolean => context.current.collisionRect !== null && context.current.droppableRects.size > 0;
    const handOn = async (): Promise<void> => {
      for (let frame = 0; !isMeasured() && frame < maxFrames; frame += 1) await nextFrame();
      for (let press = early.shift(); press; press = early.shift()) {
        handedOn = new KeyboardEvent('keydown', { ...keysOf(press), cancelable: true });
        page.dispatchEvent(handedOn);
        // The next key starts where this one moved to.
        if (early.length > 0) await nextFrame();
      }
      page.removeEventListener('keydown', keep, true);
    };
    // Runs after dnd-kit's own timeout of the same length, which adds its listener.
    void answered.then(() => setTimeout(() => void handOn()));
  }
}

/** So that a lift that failed doesn't keep the keys from the page. */
const maxFrames = 60;

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

const keysOf = ({ key, code, shiftKey, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): KeyboardEventInit => ({
  key,
  code,
  shiftKey,
  ctrlKey,
  altKey,
  metaKey,
  repeat,
});
