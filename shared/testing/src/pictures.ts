/** Picture files for pages in jsdom, which has neither a decoder nor a canvas. */

/** Content of every picture that a page sends while {@link decodePictures} is active. */
export const DRAWN_CONTENT = '/9j/2Q==';

const DRAWN = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);

export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly type: string | undefined;
}

interface Decoder {
  readonly width?: number;
  readonly height?: number;
  /** Sizes of successive drawings in bytes; the last one repeats. */
  readonly sizes?: readonly number[];
  /** Set when no picture can be decoded. */
  readonly isBroken?: boolean;
}

/** Simulates decoding pictures and drawing them as JPEG. Returns the list of drawings, which grows. */
export function decodePictures({ width = 8, height = 6, sizes = [DRAWN.length], isBroken = false }: Decoder = {}): readonly DrawnPicture[] {
  const drawn: DrawnPicture[] = [];
  Object.assign(globalThis, {
    createImageBitmap: () =>
      isBroken
        ? Promise.reject(new DOMException('broken', 'InvalidStateError'))
        : Promise.resolve({ width, height, close: () => undefined }),
  });
  Object.assign(HTMLCanvasElement.prototype, {
    // The accessibility check measures characters on its own canvas, which it creates with options.
    getContext: (_kind: string, options?: object) => (options ? null : { fillRect: () => undefined, drawImage: () => undefined }),
    toBlob(this: HTMLCanvasElement, done: BlobCallback, type?: string) {
      const size = sizes[Math.min(drawn.length, sizes.length - 1)] ?? DRAWN.length;
      drawn.push({ width: this.width, height: this.height, type });
      done(new Blob([DRAWN, new Uint8Array(size - DRAWN.length)], { type: type ?? '' }));
    },
  });
  return drawn;
}

/** Returns the bytes of a PNG up to its end marker, with the size in its header. */
export function pngBytes(width = 8, height = 6): number[] {
  const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  const chunk = (type: string, data: readonly number[]) => [...uint32(data.length), ...textBytes(type), ...data, 0, 0, 0, 0];
  return [
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...uint32(width), ...uint32(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', [0, 0]),
    ...chunk('IEND', []),
  ];
}

/**
 * Returns the bytes of a JPEG with a thumbnail that has its own end marker, and with a video after its pixels, as
 * phones write them.
 */
export function jpegBytes(width = 8, height = 6): number[] {
  const uint16 = (value: number) => [value >>> 8, value & 255];
  const thumbnail = [0xff, 0xd8, 0xff, 0xd9];
  return [
    ...[0xff, 0xd8],
    ...[0xff, 0xe1, ...uint16(2 + thumbnail.length), ...thumbnail],
    ...[0xff, 0xff, 0xc4, ...uint16(2)],
    ...[0xff, 0xc0, ...uint16(8), 8, ...uint16(height), ...uint16(width), 0],
    ...[0xff, 0xda, ...uint16(2), 1, 2, 3, 0xff, 0xd9],
    ...textBytes('ftypmp42'),
  ];
}

export function textBytes(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}

export function aFile(name: string, bytes: readonly number[], type = 'image/png'): File {
  return new File([Uint8Array.from(bytes)], name, { type });
}

/** Makes reading a file fail, as after it was moved or deleted. */
export function vanish(file: File): void {
  const { readAsArrayBuffer } = FileReader.prototype;
  Object.assign(FileReader.prototype, {
    readAsArrayBuffer(this: FileReader, content: Blob) {
      if (content === file) queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
      else readAsArrayBuffer.call(this, content);
    },
  });
}
