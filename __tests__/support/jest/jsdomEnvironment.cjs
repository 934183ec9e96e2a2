require('./keepCompiledModules.cjs');
const { optimizeLater } = require('./optimizeLater.cjs');
const idl = require('jsdom/lib/jsdom/living/generated/utils.js');
const defaultStyleSheet = require('jsdom/lib/jsdom/browser/default-stylesheet.js');
const { matchesDontThrow } = require('jsdom/lib/jsdom/living/helpers/selectors.js');
const cssom = require('rrweb-cssom');
const FixedJsdom = require('jest-fixed-jsdom');

/**
 * The properties that are read most often: to decide whether an element is visible and enabled, and by tabs, snackbars,
 * dialogs, and dragging.
 */
const ASKED = [
  'display',
  'visibility',
  'opacity',
  'pointer-events',
  'content',
  'direction',
  'transform',
  '-webkit-transform',
  'scroll-padding-left',
  'scroll-padding-right',
  'transform-origin',
  'position',
  'overflow',
  'overflow-x',
  'overflow-y',
];
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const NAMES = new Map([
  ...ASKED.map((name) => [name, name]),
  ['pointerEvents', 'pointer-events'],
  ['scrollPaddingLeft', 'scroll-padding-left'],
  ['scrollPaddingRight', 'scroll-padding-right'],
  ['transformOrigin', 'transform-origin'],
  ['overflowX', 'overflow-x'],
  ['overflowY', 'overflow-y'],
]);

/**
 * jsdom with a `getComputedStyle` that evaluates only the rules for the requested properties. jsdom evaluates all rules for
 * all properties, which took half of the time of the client's tests. As in jsdom, the last matching rule wins.
 */
module.exports = class extends FixedJsdom {
  constructor(...args) {
    super(...args);
    optimizeLater(1_000_000);
    const { global } = this;
    global.FormData = readingForms(global);
    takeSignals(global.EventTarget.prototype);
    takeSignals(global); // jest gives the window methods of its own
    const whole = global.getComputedStyle;
    // For the test that compares both implementations.
    global.jsdomComputedStyle = whole.bind(global);
    global.getComputedStyle = (element, pseudo) => {
      const impl = idl.implForWrapper(element);
      if (pseudo || !impl?._ownerDocument) return whole.call(global, element, pseudo);
      const style = answering(
        () => stylesOf(impl),
        () => whole.call(global, element),
      );
      return impl._localName === 'textarea' ? withoutWidth(style) : style;
    };
  }
};

/** Node's FormData, which its fetch requires, can't read a form of jsdom, but React reads the submitted form. */
function readingForms(global) {
  // Required after jsdom has created a window, because jsdom loads its interfaces in a fixed order.
  const formData = require('jsdom/lib/jsdom/living/generated/FormData.js');
  return class FormData extends global.FormData {
    constructor(form, submitter) {
      super();
      if (!form) return;
      const read = formData.createImpl(global, [idl.implForWrapper(form), submitter && idl.implForWrapper(submitter)]);
      for (const { name, value } of read._entries) if (typeof value === 'string') this.append(name, value);
    }
  };
}

/** jsdom's listeners accept only jsdom's AbortSignal, but tests use that of Node, which its fetch requires. */
function takeSignals(target) {
  const { addEventListener, removeEventListener } = target;
  target.addEventListener = function (type, listener, options) {
    const signal = options?.signal;
    if (!(signal instanceof AbortSignal)) return addEventListener.call(this, type, listener, options);
    if (signal.aborted) return undefined;
    const others = { ...options };
    delete others.signal;
    signal.addEventListener('abort', () => removeEventListener.call(this, type, listener, others), { once: true });
    return addEventListener.call(this, type, listener, others);
  };
}

/** A style that reads frequent properties by `asked` and all others by `whole`, both lazily. */
function answering(asked, whole) {
  let found;
  const all = () => (found ??= whole());
  return new Proxy(
    {},
    {
      get(_, name) {
        const one = NAMES.get(name);
        if (one !== undefined) return asked()[one];
        if (name === 'getPropertyValue')
          return (property) => (NAMES.has(property) ? asked()[NAMES.get(property)] : all().getPropertyValue(property));
        const value = all()[name];
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_, name) => name in all(),
      getPrototypeOf: () => Object.getPrototypeOf(all()),
    },
  );
}

/**
 * The style of an element without a layout. MUI measures its text areas after every render unless their width is 0, and
 * reads properties that only the whole style has, which took half of the time of a form's tests.
 */
function withoutWidth(style) {
  return new Proxy(style, { get: (all, name) => (name === 'width' ? '0px' : all[name]) });
}

/** Keyed by jsdom's style cache of a document, which jsdom replaces at every change. */
const known = new WeakMap();

function stylesOf(element) {
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  let generation = known.get(document._styleCache);
  if (!generation) known.set(document._styleCache, (generation = { styles: new Map(), rules: rulesOf(document) }));
  const { styles, rules } = generation;
  const before = styles.get(element);
  if (before) return before;
  const style = ownStyle(element, rules);
  for (const [name, initial] of Object.entries(INHERITED)) {
    style[name] ||= element.parentElement ? stylesOf(element.parentElement)[name] : initial;
  }
  styles.set(element, style);
  return style;
}

function ownStyle(element, rules) {
  const style = Object.fromEntries(ASKED.map((name) => [name, '']));
  const order = {};
  const classes = element.getAttributeNS(null, 'class')?.split(/\s+/) ?? [];
  const lists = [rules.others, rules.tags.get(element._localName), ...classes.map((name) => rules.classes.get(name))];
  for (const list of lists) {
    for (const { selector, isPlain, values, at } of list ?? []) {
      const isLater = values.some(([name]) => at >= (order[name] ?? -1));
      if (!isLater || !(isPlain || matchesDontThrow(element, selector))) continue;
      for (const [name, value] of values) {
        if (at < (order[name] ?? -1)) continue;
        order[name] = at;
        style[name] = value;
      }
    }
  }
  for (const name of ASKED) style[name] = valueOf(element.style, name) || style[name];
  for (const name of ASKED) if (style[name] === 'unset') style[name] = '';
  return style;
}

/** All rules with a frequent property, in document order, by the class or tag that they select. */
const ofDocuments = new WeakMap();

function rulesOf(document) {
  const sheets = [ownSheet(), ...document.styleSheets._list];
  const before = ofDocuments.get(document);
  const isSame =
    before?.sheets.length === sheets.length &&
    sheets.every((sheet, index) => sheet === before.sheets[index] && sheet.cssRules.length === before.counts[index]);
  if (isSame) return before;
  const found = {
    sheets,
    counts: sheets.map(({ cssRules }) => cssRules.length),
    classes: new Map(),
    tags: new Map(),
    others: [],
  };
  let at = 0;
  for (const sheet of sheets) {
    for (const rule of partsOf(sheet)) {
      at += 1;
      for (const part of rule) {
        const list = part.className
          ? listIn(found.classes, part.className)
          : part.tag
            ? listIn(found.tags, part.tag)
            : found.others;
        list.push({ ...part, at });
      }
    }
  }
  ofDocuments.set(document, found);
  return found;
}

function listIn(map, key) {
  if (!map.has(key)) map.set(key, []);
  return map.get(key);
}

let parsedDefault;
function ownSheet() {
  return (parsedDefault ??= cssom.parse(defaultStyleSheet));
}

const ofSheets = new WeakMap();

/** The rules of a style sheet with a frequent property, one entry for each part of the selector. */
function partsOf(sheet) {
  const before = ofSheets.get(sheet);
  if (before?.count === sheet.cssRules.length) return before.rules;
  const flat = [...sheet.cssRules].flatMap((rule) => {
    if (!rule.media) return [rule];
    return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : []; // as jsdom takes them
  });
  const rules = flat.map(partsOfRule).filter((parts) => parts.length > 0);
  ofSheets.set(sheet, { count: sheet.cssRules.length, rules });
  return rules;
}

function partsOfRule({ selectorText, style }) {
  if (!selectorText || !style) return [];
  const values = ASKED.map((name) => [name, valueOf(style, name)]).filter(([, value]) => value !== '');
  if (values.length === 0) return [];
  return alternatives(selectorText).map((selector) => ({ selector, values, ...keyOf(selector) }));
}

function valueOf(style, name) {
  return style?.getPropertyValue(name) ?? '';
}

/** The parts of a selector list; the whole list if a comma is in parentheses. */
function alternatives(selector) {
  return /[([\\"']/.test(selector) ? [selector] : selector.split(',').map((part) => part.trim());
}

/** The class or tag that a selector requires of an element, and whether it requires nothing else. */
function keyOf(selector) {
  if (/^[a-z][a-z0-9]*$/.test(selector)) return { tag: selector, isPlain: true };
  if (/[,\\]/.test(selector)) return {};
  const bare = selector.replace(/\[[^\]]*\]/g, '').replace(/\([^()]*\)/g, '');
  if (/[()[\]"']/.test(bare)) return {};
  const last =
    bare
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? '';
  const className = /\.([\w-]+)/.exec(last)?.[1];
  return className ? { className, isPlain: selector === `.${className}` } : {};
}
