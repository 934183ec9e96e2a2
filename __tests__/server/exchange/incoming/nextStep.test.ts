import fc from 'fast-check';
import { nextStep, type Arriving, type Received } from '@server/exchange/incoming/nextStep';

const now = new Date('2026-11-23T12:00:00Z');
const usable: Arriving = { version: 1, isVersioned: true, status: 'usable', heldUntil: null, contentHash: 'a' };

describe('nextStep', () => {
  it.each<[string, Partial<Arriving>, Received | undefined, ReturnType<typeof nextStep>]>([
    ['a new document', {}, undefined, 'publish'],
    ['the same version', {}, { version: 1, contentHash: 'a' }, 'ignore'],
    ['the same version with another text', { contentHash: 'b' }, { version: 1, contentHash: 'a' }, 'ignore'],
    ['a higher version', { version: 2 }, { version: 1, contentHash: 'a' }, 'publish'],
    ['a lower version', { version: 2 }, { version: 3, contentHash: 'a' }, 'ignore'],
    ['the same text without a version', { isVersioned: false }, { version: 1, contentHash: 'a' }, 'ignore'],
    ['another text without a version', { isVersioned: false }, { version: 1, contentHash: 'b' }, 'publish'],
    ['a kill', { status: 'canceled' }, undefined, 'withdraw'],
    ['a hold', { status: 'withheld' }, undefined, 'hold'],
    ['an embargo', { heldUntil: '2026-11-23T12:00:01Z' }, undefined, 'hold'],
    ['an embargo that ended', { heldUntil: '2026-11-23T12:00:00Z' }, undefined, 'publish'],
    ['an embargo without end', { heldUntil: '' }, undefined, 'hold'],
    ['a kill under embargo', { status: 'canceled', heldUntil: '' }, undefined, 'withdraw'],
  ])('says what to do with %s', (_name, more, received, step) => {
    expect(nextStep({ ...usable, ...more }, received, now)).toBe(step);
  });

  it('ends with the highest version, in whatever order and however often the versions arrive', () => {
    const arriving = fc.record({
      isVersioned: fc.constant(true),
      status: fc.constantFrom('usable', 'withheld', 'canceled'),
      heldUntil: fc.constantFrom(null, '', '2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'),
      contentHash: fc.constantFrom('a', 'b'),
    });
    const deliveries = fc
      .array(arriving, { minLength: 1, maxLength: 5 })
      .chain((versions) =>
        fc.tuple(
          fc.constant(versions),
          fc.array(fc.nat({ max: versions.length - 1 }), { minLength: 1, maxLength: 12 }),
        ),
      );
    fc.assert(
      fc.property(deliveries, ([versions, order]) => {
        let received: Received | undefined;
        let last: ReturnType<typeof nextStep> | undefined;
        for (const at of order) {
          const one: Arriving = { ...(versions[at] ?? usable), version: at + 1 };
          const step = nextStep(one, received, now);
          if (step === 'ignore') continue;
          received = one;
          last = step;
        }
        const highest = Math.max(...order);
        expect(received?.version).toBe(highest + 1);
        expect(last).toBe(nextStep({ ...(versions[highest] ?? usable), version: highest + 1 }, undefined, now));
      }),
    );
  });
});
