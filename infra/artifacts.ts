import { join } from 'node:path';
import type { ArchitectureName } from './architecture.ts';
import { hashFunction } from './build/function-hash.ts';
import { locatePicturesLayer, locatePlacesLayer, locateSwissephLayer } from './build/layers.ts';
import { zipFileOf } from './build/zip.ts';
import type { LayerName } from './resources.ts';

/** Paths of the built functions and layers. */
export interface Artifacts {
  functionFolder(group: string): string;
  /** The function's folder as one zip file. */
  functionFile(group: string): string;
  /** Hash of what the function's code was built from. */
  functionHash(group: string): string;
  layerFolder(layer: LayerName, architecture: ArchitectureName): string;
  /** The layer as one zip file. */
  layerFile(layer: LayerName, architecture: ArchitectureName): string;
}

/** Locates the artifacts below a build folder. */
export function locateArtifacts(buildFolder: string): Artifacts {
  const layerFolders: Readonly<Record<LayerName, (architecture: ArchitectureName) => string>> = {
    swisseph: (architecture) => locateSwissephLayer(buildFolder, architecture),
    places: () => locatePlacesLayer(buildFolder),
    pictures: () => locatePicturesLayer(buildFolder),
  };
  const functionFolder = (group: string): string => join(buildFolder, 'functions', group);
  return {
    functionFolder,
    functionFile: (group) => zipFileOf(functionFolder(group)),
    functionHash: (group) => hashFunction(functionFolder(group)),
    layerFolder: (layer, architecture) => layerFolders[layer](architecture),
    layerFile: (layer, architecture) => zipFileOf(layerFolders[layer](architecture)),
  };
}
