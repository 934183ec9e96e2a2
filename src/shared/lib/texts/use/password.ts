import { password } from '../en/password';
import { addTexts } from '../t';

addTexts(password);
