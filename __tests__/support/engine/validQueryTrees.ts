import fc from 'fast-check';
import type { QueryNode } from '@contract/query/ast';

export const and = (children: QueryNode[]): QueryNode => ({ kind: 'and', children });
export const or = (children: QueryNode[]): QueryNode => ({ kind: 'or', children });
export const not = (child: QueryNode): QueryNode => ({ kind: 'not', child });

/** Valid query trees: no alternative consists of exclusions only. */
export const validTree = (leaf: fc.Arbitrary<QueryNode>): fc.Arbitrary<QueryNode> =>
  fc.letrec<{ finds: QueryNode; spares: QueryNode }>((tie) => ({
    finds: fc.oneof(
      { maxDepth: 5, withCrossShrink: true },
      leaf,
      fc
        .tuple(tie('finds'), fc.array(fc.oneof(tie('finds'), tie('spares')), { maxLength: 3 }), fc.nat(3))
        .map(([first, rest, at]) => and([...rest.slice(0, at), first, ...rest.slice(at)])),
      fc.array(tie('finds'), { minLength: 1, maxLength: 4 }).map(or),
      tie('spares').map(not),
      fc.array(tie('finds'), { minLength: 2, maxLength: 3 }).map((children) => not(and(children.map(not)))),
    ),
    spares: fc.oneof(
      { maxDepth: 5 },
      tie('finds').map(not),
      fc.array(tie('spares'), { minLength: 1, maxLength: 3 }).map(and),
    ),
  })).finds;
