import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
// A part of a page may be tried without its page, which brings its texts.
import '@client/app/alwaysLoadedTexts';
import '@client/pages/landing/texts';
import '@client/features/alerts/texts';
import '@client/pages/article/texts';
import '@client/features/channels/texts';
import '@client/pages/company-settings/texts';
import '@client/shared/ui/form/image/texts';
import '@client/features/query/texts';
import '@client/features/password/texts';
import '@client/app/session-replay/texts';
import '@client/pages/general-settings/texts';
import '@client/features/topics/topicFormTexts';

// A dialog's code comes when it is asked for: on busy cores that takes a while.
configure({ asyncUtilTimeout: 10_000 });

// React warns of what the application does by itself, such as an answer that comes, while a test is not waiting with the
// library's own means: its people do not say beforehand that they act either. What the library does itself it still says.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

// React notes where each element was made: with jest's hundred lines each, that takes a tenth of the time.
Error.stackTraceLimit = 25;

// jsdom shows no dialog of the browser's own.
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

// jsdom lays nothing out, so that it has nowhere to scroll to, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
