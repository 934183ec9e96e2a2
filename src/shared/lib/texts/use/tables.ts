import { tables } from '../en/tables';
import { addTexts } from '../t';

addTexts(tables);
