import type { PersonalAlertAnswer, PersonalAlertBody } from '@contract/alert';
import { deliveryMethods, limits } from '@contract/limits';
import type { Db } from '@server/db/schema';
import { subscribe } from '@server/topics/subscriptions/subscribe';
import type { Caller } from '@server/http/caller';
import { AppError, notFound } from '@server/http/errors';
import { texts as subscriptionTexts, topicId } from '@server/topics/subscriptions/service';
import { deleteSubscribers, findOwnTopic, findPerson } from '@server/topics/subscriptions/repository';

const texts = {
  email: 'Alerts can only go to the user’s own email address.',
  on: 'The alert is on.',
  off: 'The alert is off.',
} as const;

/**
 * Enables, changes, or disables the alert of a user's own topic. Allowed for the user and for administrators of the
 * department; throws NOT_FOUND for anyone else.
 */
export async function setPersonalAlert(
  db: Db,
  caller: Caller,
  userId: string,
  profileId: string,
  body: PersonalAlertBody,
  now: Date,
): Promise<PersonalAlertAnswer> {
  const person = await findPerson(db, caller.departmentId, userId);
  if (!person || (person.id !== caller.userId && caller.role !== 'ADMIN')) throw notFound();
  const topic = await findOwnTopic(db, person.id, topicId(profileId));
  if (!topic) throw notFound(subscriptionTexts.topic);
  if (!body.infoalertEnabled) {
    await deleteSubscribers(db, topic.id, [person.id]);
    return { code: 200, status: 'ok', message: texts.off };
  }
  const alert = {
    email: checkEmail(body.subscribedEmail, person.uid),
    frequency: body.selectedFrequency ?? limits.ownTopicFrequencyDefault,
    articleLimit: body.selectedAmount ?? limits.alertAmountDefault,
  };
  await subscribe(db, topic, [person.id], deliveryMethods.alertsDefault, now, alert);
  return { code: 200, status: 'ok', message: texts.on };
}

/** Alerts can only go to the user's own address. */
function checkEmail(given: string | undefined, uid: string): string {
  if (given !== undefined && given.trim().toLowerCase() !== uid) {
    throw new AppError('VALIDATION', texts.email, { fields: { subscribedEmail: texts.email } });
  }
  return uid;
}
