module.exports = { ...require('../../jest.preset.js').node, displayName: 'brand-kit' };
