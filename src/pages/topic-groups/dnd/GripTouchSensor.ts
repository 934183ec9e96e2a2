import { layout } from '@contract/limits';
import { TouchSensor, type TouchSensorOptions } from '@dnd-kit/core';

type Props = ConstructorParameters<typeof TouchSensor>[0];

const atGrip: TouchSensorOptions = { activationConstraint: { distance: layout.categoryDrag } };
/** On the card itself, a finger scrolls the page or opens the card, so a drag needs a long press. */
const onCard: TouchSensorOptions = { activationConstraint: { delay: 200, tolerance: 8 } };

/**
 * dnd-kit's touch sensor: a drag starts at once at the grip, which does not scroll (`touch-action: none`), and by a
 * long press on the card.
 */
export class GripTouchSensor extends TouchSensor {
  constructor(props: Props) {
    const { event, activeNode } = props;
    const grip = activeNode.activatorNode.current;
    const { target } = event;
    super({ ...props, options: target instanceof Node && grip?.contains(target) ? atGrip : onCard });
  }
}
