import { newsletterSending } from '../en/newsletterSending';
import { addTexts } from '../t';

addTexts(newsletterSending);
