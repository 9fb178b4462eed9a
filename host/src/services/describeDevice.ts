interface Graphics {
  readonly vendor: string;
  readonly renderer: string;
  readonly version: string;
  readonly limits: Readonly<Record<string, number>>;
}

/**
 * Describes the device for the platform, sent once with the pre-info (Assumption: no other call carries it).
 *
 * Implements R-PREINFO-03.
 */
export function describeDevice({
  navigator,
  screen,
  document,
}: Pick<Window, 'navigator' | 'screen' | 'document'>): Record<string, unknown> {
  return {
    ...readGraphics(document),
    userAgent: navigator.userAgent,
    platform: navigator.platform,
    language: navigator.language,
    screen: { width: screen.width, height: screen.height, availWidth: screen.availWidth, availHeight: screen.availHeight },
    colorDepth: screen.colorDepth,
  };
}

function readGraphics(document: Document): Graphics {
  const gl = tryContext(document);
  if (!gl) return { vendor: '', renderer: '', version: '', limits: {} };
  const graphics: Graphics = {
    vendor: textOf(gl, gl.VENDOR),
    renderer: textOf(gl, gl.RENDERER),
    version: textOf(gl, gl.VERSION),
    limits: { maxTextureSize: numberOf(gl, gl.MAX_TEXTURE_SIZE), maxVertexAttributes: numberOf(gl, gl.MAX_VERTEX_ATTRIBS) },
  };
  // Browsers limit the number of contexts, so release this one.
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return graphics;
}

function tryContext(document: Document): WebGLRenderingContext | null {
  try {
    return document.createElement('canvas').getContext('webgl');
  } catch {
    return null;
  }
}

function textOf(gl: WebGLRenderingContext, name: number): string {
  const value: unknown = gl.getParameter(name);
  return typeof value === 'string' ? value : '';
}

function numberOf(gl: WebGLRenderingContext, name: number): number {
  const value: unknown = gl.getParameter(name);
  return typeof value === 'number' ? value : 0;
}
