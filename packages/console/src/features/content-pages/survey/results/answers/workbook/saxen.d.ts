/** The part of the reader of XML that is used; it brings no types. */
declare module 'saxen' {
  /** Reads XML that comes in pieces, cut anywhere. */
  export class Parser {
    on(event: 'openTag', heard: (name: string, attributes: () => Record<string, string>) => void): this;
    on(event: 'closeTag', heard: (name: string) => void): this;
    on(event: 'text', heard: (text: string, decode: (text: string) => string) => void): this;
    /** @throws what it throws, so that reading ends */
    on(event: 'error', heard: (error: Error) => void): this;
    write(xml: string): this;
    end(): unknown;
  }
}
