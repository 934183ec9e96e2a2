import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
// A part of a page may be tried without its page, which brings its texts.
import '@client/shared/lib/texts/use/alerts';
import '@client/shared/lib/texts/use/article';
import '@client/shared/lib/texts/use/channels';
import '@client/shared/lib/texts/use/company';
import '@client/shared/lib/texts/use/images';
import '@client/shared/lib/texts/use/query';
import '@client/shared/lib/texts/use/password';
import '@client/shared/lib/texts/use/qa';
import '@client/shared/lib/texts/use/settings';
import '@client/shared/lib/texts/use/topicForm';

// A dialog's code comes when it is asked for: on busy cores that takes a while.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lays nothing out, so that it has nowhere to scroll to.
Element.prototype.scrollIntoView = () => undefined;
