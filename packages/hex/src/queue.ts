import { cell } from './check.ts';

const FEW = 64;

/**
 * A queue for searches: numbers by key, the least key first, the last in first out where keys are equal. No key may be less
 * than the last one taken. Buckets stand in a ring that grows when keys lie farther apart than it is long.
 */
export class Queue {
  /** The key of what was taken last. */
  key = 0;
  #pending = 0;
  #used = 0;
  #heads = new Int32Array(FEW).fill(-1);
  #next = new Int32Array(FEW);
  #items = new Int32Array(FEW);

  reset(key: number): void {
    if (this.#pending > 0) this.#heads.fill(-1);
    this.key = key;
    this.#pending = 0;
    this.#used = 0;
  }

  push(key: number, item: number): void {
    while (key - this.key >= this.#heads.length) this.#growRing();
    if (this.#used === this.#items.length) this.#growList();
    const entry = this.#used++;
    const bucket = key & (this.#heads.length - 1);
    this.#items[entry] = item;
    this.#next[entry] = cell(this.#heads, bucket);
    this.#heads[bucket] = entry;
    this.#pending++;
  }

  /** What has the least key; −1 when nothing is left. */
  pop(): number {
    if (this.#pending === 0) return -1;
    const heads = this.#heads;
    const mask = heads.length - 1;
    let key = this.key;
    while (cell(heads, key & mask) < 0) key++;
    this.key = key;
    this.#pending--;
    const entry = cell(heads, key & mask);
    heads[key & mask] = cell(this.#next, entry);
    return cell(this.#items, entry);
  }

  /** Each bucket holds one key alone, which tells where it goes in a longer ring. */
  #growRing(): void {
    const old = this.#heads;
    const heads = new Int32Array(2 * old.length).fill(-1);
    for (let ahead = 0; ahead < old.length; ahead++) {
      const key = this.key + ahead;
      heads[key & (heads.length - 1)] = cell(old, key & (old.length - 1));
    }
    this.#heads = heads;
  }

  #growList(): void {
    const [next, items] = [new Int32Array(2 * this.#next.length), new Int32Array(2 * this.#items.length)];
    next.set(this.#next);
    items.set(this.#items);
    this.#next = next;
    this.#items = items;
  }
}
