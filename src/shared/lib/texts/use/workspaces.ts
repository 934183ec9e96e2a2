import { workspaces } from '../en/workspaces';
import { addTexts } from '../t';

addTexts(workspaces);
