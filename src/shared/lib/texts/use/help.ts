import { help } from '../en/help';
import { addTexts } from '../t';

addTexts(help);
