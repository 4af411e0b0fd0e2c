/**
 * Puts the drawing of its icon into each item of the sidebar, so that a remote brings its icons along and the shell need not know them.
 * @param {object[]} nav as in a remote's package.json: `icon` is the name of one of lucide's
 * @returns {Promise<object[]>} with `iconNode`: SVG elements, each [name, attributes]
 */
export const withIcons = (nav) =>
  Promise.all(
    nav.map(async (item) => {
      if (!item.icon) return item;
      const { __iconData } = await import(`lucide-react/icons/${item.icon}`).catch(() => {
        throw new Error(`lucide has no icon "${item.icon}" (package.json, maquette.nav, "${item.label}").`);
      });
      return { ...item, iconNode: __iconData.node };
    }),
  );
