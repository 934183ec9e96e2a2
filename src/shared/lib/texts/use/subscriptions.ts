import { subscriptions } from '../en/subscriptions';
import { addTexts } from '../t';

addTexts(subscriptions);
