import { topicList } from '../en/topicList';
import { addTexts } from '../t';

addTexts(topicList);
