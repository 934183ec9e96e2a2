import { shellDialogs } from '../en/shellDialogs';
import { addTexts } from '../t';

addTexts(shellDialogs);
