import type { Language } from 'shared-api/contract';
import { html } from './html.ts';

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

const WITHOUT_BUTTON: Record<Language, string> = {
  en: 'If the button does not work, copy this address into your browser:',
  fr: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
};

const FONT = 'font-family:system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#2f3a94;color:#ffffff;font-weight:600;text-align:center;text-decoration:none';

/** A mail in plain words and in simple markup: no picture, nothing that is fetched when it is opened. */
export function layOutMail(language: Language, texts: MailTexts, link: string): MailBody {
  const { subject, greeting, intro, action, outro } = texts;
  const text = `${[greeting, intro, link, outro, `Maida · ${new URL(link).origin}`].join('\n\n')}\n`;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#faf5ec;color:#22211f;${FONT};font-size:16px;line-height:1.5"
      >
        <div style="max-width:520px;margin:0 auto;padding:28px 24px;background:#ffffff;border-radius:12px">
          <p style="margin:0 0 20px;font-size:22px;font-weight:700;color:#2f3a94">Maida</p>
          <p>${greeting}</p>
          <p>${intro}</p>
          <p style="margin:28px 0"><a href="${link}" style="${BUTTON}">${action}</a></p>
          <p>${outro}</p>
          <p style="margin:28px 0 0;font-size:13px;color:#6b675f">
            ${WITHOUT_BUTTON[language]}<br />
            <a href="${link}" style="color:#2f3a94;word-break:break-all">${link}</a>
          </p>
        </div>
      </body>
    </html> `;
  return { subject, text, html: page.text };
}
