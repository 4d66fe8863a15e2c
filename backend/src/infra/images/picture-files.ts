/** A file of a picture, by its name within the picture. */
export interface PictureFile {
  readonly name: string;
  readonly data: Buffer;
}

/** Where the files of pictures are stored, by the picture's id. A picture's files never change. */
export interface PictureFiles {
  /** Names of the files that a picture was stored with; null for no such picture. May still list a removed one. */
  list(id: string): Promise<readonly string[] | null>;
  /** One file, also one that was added later; null when it is not there. */
  read(id: string, name: string): Promise<Buffer | null>;
  /** Stores a picture, all of its files or none; one that already exists stays as it is. */
  store(id: string, files: readonly PictureFile[]): Promise<void>;
  /** Adds a file to a stored picture. */
  add(id: string, file: PictureFile): Promise<void>;
  /** Whether a picture is stored at this moment, also if another instance has removed it. */
  exists(id: string): Promise<boolean>;
  /** Removes a picture with all of its files; no error if it is not there. */
  remove(id: string): Promise<void>;
  /** Ids of all pictures, in no particular order. */
  ids(): Promise<readonly string[]>;
}
