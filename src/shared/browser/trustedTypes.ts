import type { ourTrust } from '@contract/trustedTypes';

type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

/** TypeScript's own library of the page does not have it. */
interface Trusting {
  trustedTypes?: { createPolicy(name: string, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule> };
}

/**
 * Makes of a text what the page's content policy lets through where HTML is read or a script is run: nothing else gets there. In
 * a browser that knows no Trusted Types it is the text itself. Once for each name: a second of the same is refused.
 */
export function createTrustedTypesRule(name: (typeof ourTrust)[number], kind: Kind, rule: Rule): Rule {
  const policy = (window as Window & Trusting).trustedTypes?.createPolicy(name, { [kind]: rule });
  return policy ? (text) => policy[kind](text) : rule;
}
