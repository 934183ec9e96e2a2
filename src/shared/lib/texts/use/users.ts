import { users } from '../en/users';
import { addTexts } from '../t';

addTexts(users);
