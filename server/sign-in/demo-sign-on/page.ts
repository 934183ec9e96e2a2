import { adminLevel } from '@contract/limits';
import { escapeHtml } from '@server/engine/escapeHtml';
import { demoSignOnPath } from '../sign-on-config/settings';
import type { DemoAccount } from './repository';

/** The HTML of the demo sign-on page: a button for each demo account, without scripts. */
export function demoSignOnPage(accounts: DemoAccount[]): string {
  if (accounts.length === 0) return '<p>There are no demo accounts.</p><p><a href="/login">Back to sign-in</a></p>';
  const departments = [...new Set(accounts.map((account) => account.departmentName))];
  const parts = departments.map((name) => {
    const people = accounts.filter((account) => account.departmentName === name);
    return `<h2>${escapeHtml(name)}</h2>${people.map(button).join('')}`;
  });
  return `<p>This page stands in for your company’s sign-on. Choose an account.</p>
<form method="post" action="${demoSignOnPath}">${parts.join('')}</form>
<p><a href="/login">Back to sign-in</a></p>`;
}

function button({ id, uid, givenName, surName, level }: DemoAccount): string {
  const role = level === adminLevel ? 'Administrator' : 'Standard User';
  return `<button name="account" value="${escapeHtml(id)}">${escapeHtml(`${givenName} ${surName}`)} · ${role}<small>${escapeHtml(uid)}</small></button>`;
}
