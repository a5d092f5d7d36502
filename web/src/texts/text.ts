/** A text in both languages, side by side. */
export interface Text {
  en: string;
  fr: string;
}

export const text = (en: string, fr: string): Text => ({ en, fr });
