const MEBIBYTE = 1024 * 1024;

/** What one upload may carry. */
export const IMAGE_LIMITS = {
  /** Widths that every picture is stored in, if it is that wide. */
  widths: [320, 640, 960, 1280],
  /** Widths up to here, which phones ask for, are stored as AVIF, too. */
  widestAvif: 640,
  /** Pixels of a picture before it is scaled: 50 megapixels, more than any phone's usual photo. */
  pixels: 50_000_000,
  /** Pixels of a side: decoders handle whole lines, and one of a million pixels costs gigabytes. */
  side: 12_000,
  /** Bytes of the decoded picture: 50 megapixels of three colours. */
  decodedBytes: 150_000_000,
  /** Seconds that a step of decoding and encoding may take; for the largest allowed picture it is one. */
  stepSeconds: 20,
  multipart: { files: 12, fileSize: 12 * MEBIBYTE, fields: 10, fieldSize: 1000, parts: 20, headerPairs: 50 },
  /** Bytes of a whole upload. */
  bodyBytes: 60 * MEBIBYTE,
  /** Uploads that an instance receives at once: together 2.4 GB of files on their way, in the worst case. */
  uploads: { ofApproved: { all: 28, ofAccount: 3 }, ofOthers: { all: 12, ofNetwork: 3 } },
} as const;
