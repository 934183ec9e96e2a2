import { channels } from '../en/channels';
import { addTexts } from '../t';

addTexts(channels);
