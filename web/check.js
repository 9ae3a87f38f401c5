/*
 * Runs in any browser, however old, and says what to do where the pages cannot be shown. Plain ES5, loaded by itself: the
 * pages' own scripts are never read by a browser that does not understand them. It speaks the reader's language and English.
 */
(function () {
  'use strict';
  var supports = window.CSS && CSS.supports;
  var runs =
    'noModule' in document.createElement('script') &&
    'at' in Array.prototype &&
    'WebSocket' in window &&
    'HTMLDialogElement' in window;
  var draws =
    supports &&
    CSS.supports('(container-type: size)') &&
    CSS.supports('selector(:has(a))') &&
    'inert' in HTMLElement.prototype;
  if (runs && draws) return;

  var WORDS = __NOTICE__; // by tools/notice.ts: title, what to do, and what is missing if one goes on, by language
  var notice = document.createElement('div');
  var wanted = navigator.languages || [navigator.language || ''];
  var langs = ['en'];
  for (var w = wanted.length - 1; w >= 0; w -= 1) {
    var tag = wanted[w].toLowerCase() + '-';
    for (var known in WORDS)
      if (tag.indexOf(known.toLowerCase() + '-') === 0) langs = known === 'en' ? ['en'] : [known, 'en'];
  }
  notice.id = 'too-old';
  notice.setAttribute('role', 'alert');
  notice.style.cssText =
    'max-width:38em;margin:1em auto;padding:1em;border:3px solid #a3231f;border-radius:12px;background:#fffdf8;color:#3b2540;font:18px/1.4 sans-serif';
  for (var i = 0; i < langs.length; i += 1) {
    var part = document.createElement('div');
    var title = document.createElement('strong');
    var text = document.createElement('p');
    part.lang = langs[i];
    title.appendChild(document.createTextNode(WORDS[langs[i]][0]));
    text.appendChild(document.createTextNode(WORDS[langs[i]][1] + (runs ? ' ' + WORDS[langs[i]][2] : '')));
    text.style.margin = '4px 0 12px';
    part.appendChild(title);
    part.appendChild(text);
    notice.appendChild(part);
  }
  var app = document.getElementById('app');
  app.parentNode.insertBefore(notice, app);
  if (!runs) app.parentNode.removeChild(app); // nothing is drawn there: half a page would be worse than none
})();
