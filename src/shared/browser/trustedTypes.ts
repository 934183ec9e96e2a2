import type { ownTrustedTypes } from '@contract/trustedTypes';

type Kind = 'createHTML' | 'createScriptURL';
type Rule = (text: string) => string;

/** Trusted Types are not in TypeScript's DOM library. */
interface Trusting {
  trustedTypes?: { createPolicy(name: string, rules: Partial<Record<Kind, Rule>>): Record<Kind, Rule> };
}

/**
 * Creates a Trusted Types policy with one rule and returns the rule: the only way to pass HTML or a script address to
 * the DOM under the page's Content-Security-Policy. In browsers without Trusted Types, the rule returns plain text.
 * Call it once for each name: browsers refuse a second policy of the same name.
 */
export function createTrustedTypesRule(name: (typeof ownTrustedTypes)[number], kind: Kind, rule: Rule): Rule {
  const policy = (window as Window & Trusting).trustedTypes?.createPolicy(name, { [kind]: rule });
  return policy ? (text) => policy[kind](text) : rule;
}
