import { fillIn } from 'platform/common';
import { directionOf, type Language } from 'shared-api/contract';
import { MAIL_TEXTS } from '../../locales/texts.ts';
import { isolate, isolatedParts, isolateWhereNeeded } from '../../lib/isolate.ts';
import { html, type Html } from './html.ts';

/** What a mail with one link says. */
export interface MailTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  /** On the button. */
  readonly action: string;
  readonly outro: string;
}

interface MailBody {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#2f3a94;color:#ffffff;font-weight:600;text-align:center;text-decoration:none';

/** Values that have a direction of their own, as elements: not every mail program knows the marks for plain text. */
function inMarkup(text: string): Html[] {
  return isolatedParts(text).map((part, index) =>
    index % 2 === 0 ? html`${part}` : html`<bdi>${part}</bdi>`,
  );
}

/** Puts what people and machines wrote in place of the names in a mail's texts, isolated. */
export function fillMail(texts: MailTexts, values: Readonly<Record<string, string>>): MailTexts {
  const isolated = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
  return {
    subject: fillIn(texts.subject, isolated),
    greeting: fillIn(texts.greeting, isolated),
    intro: fillIn(texts.intro, isolated),
    action: fillIn(texts.action, isolated),
    outro: fillIn(texts.outro, isolated),
  };
}

/** A mail in plain words and in simple markup: no picture, nothing that is fetched when it is opened. */
export function layOutMail(language: Language, texts: MailTexts, link: string): MailBody {
  const { greeting, intro, action, outro } = texts;
  const { site_name: siteName, without_button: withoutButton } = MAIL_TEXTS[language].layout;
  const subject = isolateWhereNeeded(language, texts.subject);
  const paragraphs = [greeting, intro, link, outro, `${siteName} · ${new URL(link).origin}`];
  const text = `${isolateWhereNeeded(language, paragraphs.join('\n\n'))}\n`;
  // Web mail takes the content out of its page, and with it the page's direction.
  const direction = directionOf(language);
  const page = html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#faf5ec;color:#22211f;${FONT};font-size:16px;line-height:1.5"
      >
        <div
          lang="${language}"
          dir="${direction}"
          style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px"
        >
          <p style="margin:0 0 20px;font-size:22px;font-weight:700;color:#2f3a94">${siteName}</p>
          <p>${inMarkup(greeting)}</p>
          <p>${inMarkup(intro)}</p>
          <p style="margin:28px 0"><a href="${link}" style="${BUTTON}">${action}</a></p>
          <p>${inMarkup(outro)}</p>
          <p style="margin:28px 0 0;font-size:13px;color:#6b675f">
            ${withoutButton}<br />
            <a href="${link}" dir="ltr" style="color:#2f3a94;word-break:break-all">${link}</a>
          </p>
        </div>
      </body>
    </html> `;
  return { subject, text, html: page.text };
}
