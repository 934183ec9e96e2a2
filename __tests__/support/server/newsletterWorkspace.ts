import type { NewsletterBody } from '@contract/newsletters';
import { storeArticle } from './storeArticle';
import { createUser, type UserOptions } from './userBuilders';
import type { SignedIn, TestApp } from './testApp';

let made = 0;

/** An editor with a user group, and articles in its workspace. */
export class NewsletterWorkspace {
  private constructor(
    readonly test: TestApp,
    readonly editor: SignedIn,
    readonly departmentId: string,
    readonly groupId: string,
  ) {}

  /** @param settings of the department */
  static async open(test: TestApp, settings: Record<string, unknown> = {}): Promise<NewsletterWorkspace> {
    const department = await test.department({ settings });
    const editor = await test.person(department, { publish: true, givenName: 'Edith', surName: 'Tor' });
    const body = { name: 'Board', description: 'All of it', users: [] };
    const { body: answer } = await test.call(editor, 'POST', '/iam/v1/usergroups', body);
    return new NewsletterWorkspace(test, editor, department.id, answer.id);
  }

  /** Adds a user of the department to the group. */
  async member(options: UserOptions = {}): Promise<SignedIn> {
    const { departmentId, test, editor } = this;
    const user = await createUser(test.deps.db, { id: departmentId, realm: editor.realm, name: '' }, options);
    await test.deps.db
      .insertInto('user_group_member')
      .values({ group_id: this.groupId, user_id: user.userId })
      .execute();
    return test.signIn(user);
  }

  /** Saves an article in the workspace, and returns its place. */
  async article(headline: string, more: { publication?: string; storyId?: string; body?: string } = {}) {
    const { db } = this.test.deps;
    const itemId = await storeArticle(db, { headline, body: more.body ?? `All about ${headline}.` }, `guid ${++made}`);
    const { publication = 'The Press' } = more;
    await db.updateTable('item_version').set({ publication }).where('item_id', '=', itemId).execute();
    if (more.storyId !== undefined) {
      await db.updateTable('item').set({ story_id: more.storyId }).where('id', '=', itemId).execute();
    }
    const items = [{ itemId, itemVersion: 1 }];
    const { body } = await this.call('POST', `/workspace/v1/items/save?ownerId=${this.groupId}`, { items });
    return { id: String(body.items[0].articleId), itemId };
  }

  async story(departmentId: string | null = null): Promise<string> {
    const { id } = await this.test.deps.db
      .insertInto('story')
      .values({ department_id: departmentId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async section(name: string, parentId: string | null = null): Promise<string> {
    const body = { name, parentId, ownerId: this.groupId };
    return (await this.call('POST', '/workspace/v1/groups', body)).body.group.id;
  }

  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: unknown) {
    return this.test.call(this.editor, method, url, body);
  }

  body(more: Partial<NewsletterBody> = {}): NewsletterBody {
    return {
      subject: 'What happened',
      articles: [],
      groups: [],
      outputType: 'HTML',
      templateId: 'watchdesk',
      userGroupIds: [this.groupId],
      fromName: 'Edith Tor',
      key: `newsletter-number-${++made}`,
      ...more,
    };
  }

  preview(more: Partial<NewsletterBody>, who = this.editor, ownerId = this.groupId) {
    return this.test.call(who, 'POST', `/workspace/v1/newsletters/preview?ownerId=${ownerId}`, this.body(more));
  }

  send(more: Partial<NewsletterBody>, who = this.editor, ownerId = this.groupId) {
    return this.test.call(who, 'POST', `/workspace/v1/newsletters/send?ownerId=${ownerId}`, this.body(more));
  }

  /** Of the newest newsletter, or what a call is to do with one. */
  of(id: string, rest = '', who = this.editor) {
    const method = rest === '/cancel' ? 'POST' : 'GET';
    return this.test.call(who, method, `/workspace/v1/newsletters/${id}${rest}?ownerId=${this.groupId}`);
  }

  /** The mails of newsletters, without the notifications of shared articles. */
  async mails() {
    return (await this.allMails()).filter(({ kind }) => kind !== 'shared');
  }

  /** The notifications of shared articles. */
  async sharedMails() {
    return (await this.allMails()).filter(({ kind }) => kind === 'shared');
  }

  private allMails() {
    return this.test.deps.db
      .selectFrom('mail')
      .selectAll()
      .where('department_id', '=', this.departmentId)
      .orderBy('id')
      .execute();
  }
}

export const htmlOf = (content: string): string => Buffer.from(content, 'base64').toString();
