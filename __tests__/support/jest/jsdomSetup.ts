import './developmentReact.cjs';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';
// Components are tested without their pages, which would register these texts.
import '@client/app/alwaysLoadedTexts';
import '@client/pages/landing/texts';
import '@client/features/alerts/texts';
import '@client/pages/article/texts';
import '@client/features/channels/texts';
import '@client/pages/company-settings/texts';
import '@client/shared/ui/form/image/texts';
import '@client/features/query/texts';
import '@client/features/password/texts';
import '@client/app/session-recording/texts';
import '@client/pages/general-settings/texts';
import '@client/features/topics/topicFormTexts';

// Dialogs are loaded lazily, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

// React would warn of every state update outside of `act`, such as after a response. Testing Library still wraps its own
// events in `act`.
beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

// React records a stack trace for each element. With jest's limit of 100 lines, that takes a tenth of the time.
Error.stackTraceLimit = 25;

// React records a stack trace for each of the first 10,000 elements between two resets of this counter, for the owner
// stacks in its warnings. That takes a seventh of the time. The warnings still name the component.
const reactInternals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof reactInternals === 'object' && reactInternals !== null) {
  Object.defineProperty(reactInternals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}

// jsdom doesn't implement the methods of <dialog>.
HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

// jsdom has no layout: nothing scrolls, and no size changes.
Element.prototype.scrollIntoView = () => undefined;
globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
