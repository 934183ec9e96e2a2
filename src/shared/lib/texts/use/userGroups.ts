import { userGroups } from '../en/userGroups';
import { addTexts } from '../t';

addTexts(userGroups);
