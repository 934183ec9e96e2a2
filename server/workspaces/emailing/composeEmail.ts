import type { EmailAudience } from '@contract/articleEmail';
import { limits } from '@contract/limits';
import type { Db, Tx } from '@server/db/schema';
import { composeArticleEmail } from '@server/engine/mail/articleEmail';
import { mailLook } from '@server/engine/mail/looks';
import type { Caller } from '@server/http/caller';
import { AppError } from '@server/http/errors';
import { readDepartmentMailSettings } from '@server/mail/departmentMailSettings';
import { defaultStyleId, findStyle } from '@server/mail/styles/ownStyles';
import type { ArticleToEmail } from './emailedArticles';
import { emailTexts } from './texts';

export interface ComposedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Composes the email for one kind of recipient; external ones need a URL by which they get no more. */
export type ComposeEmail = (audience: EmailAudience, unsubscribeUrl?: string) => ComposedEmail;

interface EmailContent {
  subject: string;
  comment: string;
  sender: { name: string; address: string };
  articles: readonly ArticleToEmail[];
}

/** Reads what all mails of a department have in common, and returns a function that composes this one. */
export async function emailComposer(
  db: Db | Tx,
  { departmentId }: Caller,
  publicUrl: string,
  { articles, ...content }: EmailContent,
): Promise<ComposeEmail> {
  const settings = await readDepartmentMailSettings(db, departmentId, publicUrl);
  const ownStyle = await findStyle(db, departmentId, await defaultStyleId(db, departmentId));
  const style = ownStyle ?? mailLook(null, null).style;
  return (audience, unsubscribeUrl) => {
    const composed = composeArticleEmail({
      ...content,
      ...settings,
      style,
      articles: articles.map(({ path, sourceUrl, ...article }) => ({
        ...article,
        address: audience === 'COLLEAGUES' ? publicUrl + path : sourceUrl,
      })),
      unsubscribeUrl,
    });
    if (composed.html.length > limits.emailBytes) throw new AppError('LIMIT_REACHED', emailTexts.tooLong);
    return composed;
  };
}

/** The name of a user, or the sign-in email of a user without one, and the address for replies. */
export async function readSender(db: Db | Tx, { userId, uid }: Caller) {
  const { given_name, sur_name } = await db
    .selectFrom('user_account')
    .select(['given_name', 'sur_name'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, name: `${given_name} ${sur_name}`.trim() || uid, address: uid };
}
