/**
 * Looking closer at one photo: wheel, pinch, double tap or keys zoom; a drag moves what is zoomed. Writes to the style of
 * the element itself, because a finger moves sixty times a second and React need not hear of it.
 */
const MAX_SCALE = 5;
const DOUBLE_TAP_SCALE = 2.5;
const STEP = 1.5;
const TAP_MS = 300;

type Point = { x: number; y: number };

export class PhotoZoom {
  readonly #frame: HTMLElement;
  readonly #photo: HTMLElement;
  readonly #onZoomed: (zoomed: boolean) => void;
  readonly #stop = new AbortController();
  readonly #fingers = new Map<number, Point>();
  #scale = 1;
  #x = 0;
  #y = 0;
  #tapped = 0;
  #moved = false;

  constructor(frame: HTMLElement, photo: HTMLElement, onZoomed: (zoomed: boolean) => void) {
    this.#frame = frame;
    this.#photo = photo;
    this.#onZoomed = onZoomed;
    const { signal } = this.#stop;
    frame.addEventListener('wheel', (event) => this.#wheel(event), { signal, passive: false });
    frame.addEventListener('pointerdown', (event) => this.#down(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) {
      frame.addEventListener(end, (event) => this.#up(event), { signal });
    }
  }

  get zoomed(): boolean {
    return this.#scale > 1;
  }

  in(): void {
    this.#to(this.#scale * STEP);
  }

  out(): void {
    this.#to(this.#scale / STEP);
  }

  reset(): void {
    this.#to(1);
  }

  /** Of a zoomed photo, by keys. */
  pan(x: number, y: number): void {
    this.#x += x;
    this.#y += y;
    this.#draw();
  }

  destroy(): void {
    this.reset();
    this.#stop.abort();
  }

  /** Whatever is at `around` stays there; without it the middle does. */
  #to(wanted: number, around?: Point): void {
    const scale = Math.min(MAX_SCALE, Math.max(1, wanted));
    const box = this.#frame.getBoundingClientRect();
    const from = around ?? { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const dx = from.x - (box.left + box.width / 2);
    const dy = from.y - (box.top + box.height / 2);
    const grown = scale / this.#scale;
    this.#x = dx - (dx - this.#x) * grown;
    this.#y = dy - (dy - this.#y) * grown;
    const was = this.zoomed;
    this.#scale = scale;
    this.#draw();
    if (was !== this.zoomed) this.#onZoomed(this.zoomed);
  }

  #draw(): void {
    // The photo never leaves its frame.
    const roomX = (this.#frame.clientWidth * (this.#scale - 1)) / 2;
    const roomY = (this.#frame.clientHeight * (this.#scale - 1)) / 2;
    this.#x = Math.min(roomX, Math.max(-roomX, this.#x));
    this.#y = Math.min(roomY, Math.max(-roomY, this.#y));
    this.#photo.style.transform =
      this.#scale === 1 ? '' : `translate(${this.#x}px, ${this.#y}px) scale(${this.#scale})`;
  }

  #wheel(event: WheelEvent): void {
    // A sideways wheel turns to the next photo, as the row does by itself.
    if (!event.ctrlKey && Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    this.#to(this.#scale * Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), {
      x: event.clientX,
      y: event.clientY,
    });
  }

  #down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 1) this.#moved = false;
    if (this.zoomed || this.#fingers.size > 1) this.#frame.setPointerCapture(event.pointerId);
  }

  #move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - before.x, now.y - before.y) > 3) this.#moved = true;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) {
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      this.#to(this.#scale * (Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, was)), middle);
    } else if (this.zoomed) this.pan(now.x - before.x, now.y - before.y);
  }

  #up(event: PointerEvent): void {
    const alone = this.#fingers.size === 1;
    if (!this.#fingers.delete(event.pointerId) || event.type === 'pointercancel' || !alone || this.#moved) return;
    // Two taps in place, of a finger or a mouse.
    const second = event.timeStamp - this.#tapped < TAP_MS;
    this.#tapped = second ? 0 : event.timeStamp;
    if (second) this.#to(this.zoomed ? 1 : DOUBLE_TAP_SCALE, { x: event.clientX, y: event.clientY });
  }
}
