import { newsletter } from '../en/newsletter';
import { addTexts } from '../t';

addTexts(newsletter);
