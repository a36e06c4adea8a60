/**
 * What the browser knows and a served page cannot, drawn before the first paint: public pages are the same bytes for
 * everyone. A script in the head, allowed by its hash, reads two things:
 * - the cookie that comes and goes with a session marks the document, and the header draws the menu of a member;
 * - homes that were hidden on an earlier visit fold to their line, so that the list does not jump as it comes alive.
 */
import { EARLY_SHEET, SESSION_MARK } from './early.ts';

const lines = [
  '(function(page){',
  `if(/(^|; )XSRF-TOKEN=/.test(document.cookie))page.setAttribute('${SESSION_MARK}','');`,
  'if(!/\\/properties\\/search$/.test(location.pathname))return;',
  "try{var hidden=JSON.parse(localStorage.getItem('estia:homes')).hidden,rules='';",
  "hidden.filter(Number.isSafeInteger).forEach(function(id){var home='li[data-home=\"'+id+'\"]';",
  "rules+=home+'{grid-column:1/-1;min-height:44px}'+home+'>article{display:none}'});",
  'if(rules){var sheet=new CSSStyleSheet();sheet.replaceSync(rules);document.adoptedStyleSheets=[sheet];',
  `page.setAttribute('${EARLY_SHEET}','')}}catch(nothingStored){}`,
  '})(document.documentElement)',
];

export const earlyScript = lines.join('');
