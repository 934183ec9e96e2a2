import { mailAddress } from '../en/mailAddress';
import { addTexts } from '../t';

addTexts(mailAddress);
