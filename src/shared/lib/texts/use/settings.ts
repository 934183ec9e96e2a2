import { settings } from '../en/settings';
import { addTexts } from '../t';

addTexts(settings);
