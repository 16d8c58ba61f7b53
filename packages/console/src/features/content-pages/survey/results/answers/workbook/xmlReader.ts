import { Parser } from 'saxen';
import type { TakesBytes } from './zipReader.ts';

/** What is reported of an XML file. Names come without their prefix. */
export interface HearsXml {
  open: (name: string, attributes: () => Record<string, string>) => void;
  close: (name: string) => void;
  /** Each stretch of text whole, with what was escaped in it. */
  text: (text: string) => void;
}

/** Makes a reader of a file of XML that comes in parts. */
export function createXmlReader({ open, close, text }: HearsXml): TakesBytes {
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
