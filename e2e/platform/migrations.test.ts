import { platformMigrations } from './migrations';

/** `00NN_module` creates the tables of a module; a later change starts with its date. */
const NAME = /^(00\d\d|20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01]))_[a-z_]+$/;

describe('the migrations of the platform', () => {
  const names = Object.keys(platformMigrations);

  it('are named so that later changes run after the rooms’ first ones', () => {
    expect(names.filter((name) => !NAME.test(name))).toEqual([]);
  });

  it('create the tables of each room in an order of its own', () => {
    const places = names.filter((name) => name.startsWith('00')).map((name) => name.slice(0, 4));
    expect(new Set(places).size).toBe(places.length);
  });
});
