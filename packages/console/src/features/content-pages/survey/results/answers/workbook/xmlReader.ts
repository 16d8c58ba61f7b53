import { Parser } from 'saxen';
import type { ByteSink } from './zipReader.ts';

/** The events of an XML file. Names have no prefix. */
export interface XmlHandlers {
  open: (name: string, attributes: () => Record<string, string>) => void;
  close: (name: string) => void;
  /** Each text node as a whole, unescaped. */
  text: (text: string) => void;
}

/** Makes a reader of an XML file that arrives in parts. */
export function createXmlReader({ open, close, text }: XmlHandlers): ByteSink {
  const decoder = new TextDecoder();
  const parser = new Parser();
  parser.on('openTag', (name, attributes) => open(localName(name), attributes));
  parser.on('closeTag', (name) => close(localName(name)));
  parser.on('text', (part, decode) => text(decode(part)));
  parser.on('error', (error) => {
    throw error;
  });
  return (part, isLast) => {
    parser.write(decoder.decode(part, { stream: !isLast }));
    if (isLast) parser.end();
  };
}

/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
