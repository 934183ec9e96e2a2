import { outbox } from '../en/outbox';
import { addTexts } from '../t';

addTexts(outbox);
