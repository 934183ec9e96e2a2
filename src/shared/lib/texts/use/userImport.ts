import { userImport } from '../en/userImport';
import { addTexts } from '../t';

addTexts(userImport);
